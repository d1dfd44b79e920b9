import next from '@next/eslint-plugin-next'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const sizeAlarm = (file, perFunction) => ({
  'max-lines': ['error', { max: file, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: perFunction, skipBlankLines: true, skipComments: true, IIFEs: true }],
})

export default tseslint.config(
  { ignores: ['.next/', '.data/', 'node_modules/', 'public/', 'next-env.d.ts', 'test-results/', 'playwright-report/'] },
  { files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.strictTypeChecked], languageOptions: { parserOptions: { projectService: true } } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@next/next': next, 'react-hooks': reactHooks },
    extends: [jsxA11y.flatConfigs.strict],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off', // () => close() reads better than a block
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ], // { _left, ...out } names what is left out
      '@typescript-eslint/unbound-method': 'off', // props are written as methods, and none of ours uses `this`
      '@typescript-eslint/require-await': 'off', // pages and handlers promise an answer even when they need not wait for one
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@next/next/no-img-element': 'off', // our pictures have their own sizes and cache; next/image would encode them again
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name="process"][property.name="env"]',
          message: 'Only lib/kernel/config reads the environment.',
        },
      ],
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['../../*'], message: 'Use the alias @/ for anything further than a sister folder.' }] },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
      ...sizeAlarm(240, 50),
    },
  },
  {
    files: ['lib/kernel/config/**', 'scripts/**', 'tools/**', 'e2e/**', '*.config.ts'],
    rules: { 'no-restricted-syntax': 'off', 'no-console': 'off' },
  },
  { files: ['**/*.tsx'], rules: sizeAlarm(240, 100) }, // markup is long without being complicated
  {
    files: ['**/*.test.{ts,tsx}', '**/test-*.ts', 'e2e/**/*.ts'],
    rules: { ...sizeAlarm(400, 400), '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    files: ['lib/market/catalogue/tables/**', 'tools/demo-market/facts/**', 'tools/places/other-names.ts', 'lib/market/illustrations/**'],
    rules: sizeAlarm(2000, 200),
  }, // tables and drawings are data
)
