export default { compiler: { emotion: true }, poweredByHeader: false, experimental: { webpackBuildWorker: false } }
