// npm run dev: the site with hot reload. Vite also loads server modules, so that edits apply to the next request.
import { createServer } from 'node:http';
import { findSettingsFile, getListenAddress, install, root, runAsParent } from './toolchain.mjs';

install();
if (Number(process.versions.napi) < 10) {
  runAsParent(['server/cli/dev.mjs']);
} else {
  const settingsPath = findSettingsFile();
  if (settingsPath) process.loadEnvFile(settingsPath);
  const { createDevMiddleware } = await import('vike/server');
  const server = createServer();
  // Hot reload uses the site’s port.
  const { devMiddleware, viteServer } = await createDevMiddleware({
    root,
    viteConfig: { server: { hmr: { server } } },
  });
  let currentApp;
  let loadedModule;

  async function loadApp() {
    const module = await viteServer.ssrLoadModule('/server/dev.ts');
    if (module !== loadedModule) {
      loadedModule = module;
      const previousApp = currentApp;
      currentApp = (async () => {
        await (await previousApp)?.close();
        return module.startDevelopment();
      })();
    }
    return currentApp;
  }

  server.on('request', (request, response) => {
    devMiddleware(request, response, async () => {
      try {
        (await loadApp()).handle(request, response);
      } catch (error) {
        viteServer.ssrFixStacktrace(error);
        console.error(error);
        response.statusCode = 500;
        response.end(String(error?.stack ?? error));
      }
    });
  });
  const { host, port } = getListenAddress(process.env);
  await loadApp();
  server.listen(Number(port), host, () => console.log(`\n  Development server at http://${host}:${port}/\n`));
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await (await currentApp)?.close();
      process.exit(0);
    });
  }
}
