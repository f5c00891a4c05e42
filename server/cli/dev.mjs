// npm run dev: the site with hot reload. Vite also loads server modules, so that edits apply to the next request.
import { createServer } from 'node:http';
import { handOver, install, listenAddress, root, settingsFile } from './toolchain.mjs';

install();
if (Number(process.versions.napi) < 10) {
  handOver(['server/cli/dev.mjs']);
} else {
  const settings = settingsFile();
  if (settings) process.loadEnvFile(settings);
  const { createDevMiddleware } = await import('vike/server');
  const server = createServer();
  // Hot reload uses the site’s port.
  const { devMiddleware, viteServer } = await createDevMiddleware({
    root,
    viteConfig: { server: { hmr: { server } } },
  });
  let current;
  let loaded;

  async function app() {
    const module = await viteServer.ssrLoadModule('/server/dev.ts');
    if (module !== loaded) {
      loaded = module;
      const previous = current;
      current = (async () => {
        await (await previous)?.close();
        return module.startDevelopment();
      })();
    }
    return current;
  }

  server.on('request', (request, response) => {
    devMiddleware(request, response, async () => {
      try {
        (await app()).handle(request, response);
      } catch (error) {
        viteServer.ssrFixStacktrace(error);
        console.error(error);
        response.statusCode = 500;
        response.end(String(error?.stack ?? error));
      }
    });
  });
  const { host, port } = listenAddress(process.env);
  await app();
  server.listen(Number(port), host, () => console.log(`\n  Development server at http://${host}:${port}/\n`));
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await (await current)?.close();
      process.exit(0);
    });
  }
}
