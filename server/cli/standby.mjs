// npm run standby: follows the machine that writes the site, and serves the site once this machine has taken over.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { findBundledNode, findSettingsFile, prepareStart, runAsParent } from './toolchain.mjs';

// Doesn’t resolve symbolic links, because a link may point to another release by the next start.
const root = path.resolve(path.dirname(process.argv[1]), '../..');
const settings = findSettingsFile(root);
if (settings) process.loadEnvFile(settings);

const args = ['dist/server/standby.mjs', ...process.argv.slice(2)];
prepareStart();
if (process.argv[2] === 'promote') runAsParent(args);
else runStandby();

/** Runs the standby, which ends with 0 when this machine holds the lease. */
function runStandby() {
  const hasSocket = process.env.LISTEN_FDS === '1' && Number(process.env.LISTEN_PID) === process.pid;
  const { LISTEN_PID: _, LISTEN_FDS: __, ...env } = process.env;
  const child = spawn(findBundledNode(root) ?? process.execPath, args, {
    cwd: root,
    env: { ...env, NODE_ENV: 'production', ...(hasSocket && { LISTEN_FDS: '1' }) },
    stdio: ['inherit', 'inherit', 'inherit', hasSocket ? 3 : 'ignore'],
  });
  const stop = signal => child.kill(signal);
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
  child.once('exit', code => {
    if (code !== 0) process.exit(code ?? 1);
    for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, stop);
    import('./serve.mjs');
  });
}
