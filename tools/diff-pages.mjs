/**
 * Compares the pages of two builds and what they load, with file and class names masked:
 * node tools/diff-pages.mjs dist-before dist-after
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const [before, after] = process.argv.slice(2).map(folder => path.join(folder, 'client'));
if (!before || !after) throw new Error('Name the folders of two builds.');

const readPages = root =>
  new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.html') || file.endsWith('.pageContext.json'))
      .map(file => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
/** Numbers class names, which derive from their files, so that only other differences remain. */
const renameClasses = html => {
  const names = new Map();
  const getClassName = name => names.get(name) ?? names.set(name, `c${names.size}`).get(name);
  return html
    .replace(/class="([^"]*)"/g, (_, list) => `class="${list.split(' ').map(getClassName).join(' ')}"`)
    .replace(/--_\w+/g, getClassName);
};
const maskHashes = html =>
  renameClasses(html)
    // The number of chunks doesn't matter.
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/\/assets\/(?:entries\/|chunks\/|static\/)*([\w.()-]*?)[.-][\w-]{8}(?=\.\w+)/g, '/assets/$1');
const measureScripts = (root, html) =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].reduce(
    (sum, [, file]) => sum + gzipSync(readFileSync(path.join(root, file))).length,
    0,
  );

const oldPages = readPages(before);
let differenceCount = 0;
for (const [file, html] of readPages(after)) {
  const oldHtml = oldPages.get(file);
  if (oldHtml === undefined) console.log(`new: ${file}`);
  else if (maskHashes(oldHtml) !== maskHashes(html)) {
    differenceCount++;
    const difference = [...maskHashes(html)].findIndex(
      (letter, index) => letter !== maskHashes(oldHtml)[index],
    );
    console.log(
      `differs: ${file}\n  - ${maskHashes(oldHtml).slice(difference - 60, difference + 120)}\n  + ${maskHashes(html).slice(difference - 60, difference + 120)}`,
    );
  }
  if (file.endsWith('.html') && oldHtml !== undefined) {
    const scriptGrowth = measureScripts(after, html) - measureScripts(before, oldHtml);
    console.log(`${scriptGrowth > 0 ? '+' : ''}${scriptGrowth} bytes of script: ${file}`);
  }
}
console.log(`${differenceCount} of ${oldPages.size} differ`);
process.exitCode = differenceCount > 0 ? 1 : 0;
