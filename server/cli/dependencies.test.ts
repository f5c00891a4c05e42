import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { dependencies, optionalDependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const [, servedSection, builtSection, testedSection] = readFileSync('docs/dependencies.md', 'utf8').split(
  /^## .*$/m,
);

/** Lists a table’s packages that have a reason. */
const listPackages = (section = '') =>
  [...section.matchAll(/^\| `(.+?)` \| \S.* \|$/gm)].map(([, name]) => name);

it('gives a reason in dependencies.md for each package that the site needs to start or build', () => {
  const packages = [...listPackages(servedSection), ...listPackages(builtSection)];
  expect(packages.sort()).toEqual(Object.keys({ ...dependencies, ...optionalDependencies }).sort());
});

it('gives a reason in dependencies.md for each package that only tests need', () => {
  expect(listPackages(testedSection)).toEqual(Object.keys(devDependencies).sort());
});
