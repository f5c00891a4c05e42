// Compares the pages of two builds and what they load, with file and class names masked:
// node tools/diff-pages.mjs dist-before dist-after
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const [before, after] = process.argv.slice(2).map(build => path.join(build, 'client'));
if (!before || !after) throw new Error('Name the folders of two builds.');

const pagesOf = root =>
  new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.html') || file.endsWith('.pageContext.json'))
      .map(file => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
/** Class names derive from their file, so compare everything but the names. */
const renamed = html => {
  const names = new Map();
  const named = name => names.get(name) ?? names.set(name, `c${names.size}`).get(name);
  return html
    .replace(/class="([^"]*)"/g, (_, list) => `class="${list.split(' ').map(named).join(' ')}"`)
    .replace(/--_\w+/g, named);
};
const masked = html =>
  renamed(html)
    // The number of chunks doesn't matter.
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/\/assets\/(?:entries\/|chunks\/|static\/)*([\w.()-]*?)[.-][\w-]{8}(?=\.\w+)/g, '/assets/$1');
const scripts = (root, html) =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].reduce(
    (sum, [, file]) => sum + gzipSync(readFileSync(path.join(root, file))).length,
    0,
  );

const old = pagesOf(before);
let differing = 0;
for (const [file, html] of pagesOf(after)) {
  const was = old.get(file);
  if (was === undefined) console.log(`new: ${file}`);
  else if (masked(was) !== masked(html)) {
    differing++;
    const at = [...masked(html)].findIndex((letter, index) => letter !== masked(was)[index]);
    console.log(
      `differs: ${file}\n  - ${masked(was).slice(at - 60, at + 120)}\n  + ${masked(html).slice(at - 60, at + 120)}`,
    );
  }
  if (file.endsWith('.html') && was !== undefined) {
    const grown = scripts(after, html) - scripts(before, was);
    console.log(`${grown > 0 ? '+' : ''}${grown} bytes of script: ${file}`);
  }
}
console.log(`${differing} of ${old.size} differ`);
process.exitCode = differing > 0 ? 1 : 0;
