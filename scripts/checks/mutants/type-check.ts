import path from 'node:path'
import ts from 'typescript'
import { type Mutant, mutate } from './mutant'

type Sources = ReadonlyMap<string, string>
export type TypeCheck = (mutant: Mutant) => boolean

/** Whether a change passes the types; one that `npm run check` refuses needs no test. Uses the files of the working directory. */
export function openTypeCheck(sources: Sources): TypeCheck {
  const config = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file))
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, process.cwd())
  let changed: { file: string; text: string; version: number } = { file: '', text: '', version: 0 }
  const names = [...sources.keys()].map((file) => path.resolve(file))
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => names,
    getScriptVersion: (name) => (name === changed.file ? String(changed.version) : '0'),
    getScriptSnapshot(name) {
      const text = name === changed.file ? changed.text : ts.sys.readFile(name)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: (name) => ts.sys.fileExists(name),
    readFile: (name) => ts.sys.readFile(name),
    directoryExists: (name) => ts.sys.directoryExists(name),
    getDirectories: (name) => ts.sys.getDirectories(name),
  })
  return (mutant) => {
    const file = path.resolve(mutant.file)
    changed = { file, text: mutate(sources.get(mutant.file) ?? '', mutant), version: changed.version + 1 }
    return service.getSyntacticDiagnostics(file).length === 0 && service.getSemanticDiagnostics(file).length === 0
  }
}
