import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;

/** Folders that each folder can import, besides itself. `types` are type-only imports. Tests can import any test kit. */
const ALLOWED_IMPORTS: Record<string, { run: string[]; types?: string[]; packages?: string[] }> = {
  domain: { run: [], packages: ['zod'] },
  styles: { run: [], packages: ['@vanilla-extract/css'] },
  art: { run: ['domain'] },
  'site-data': { run: ['domain', 'art'] },
  db: { run: ['domain'] },
  'use-cases': { run: ['domain', 'db'] },
  trpc: { run: ['domain', 'use-cases'] },
  server: { run: ['trpc', 'use-cases', 'db', 'domain', 'art', 'site-data', 'package.json'] },
  components: { run: ['styles', 'domain', 'art'] },
  admin: { run: ['components', 'styles', 'domain', 'art', 'trpc/client'] },
  pages: {
    run: ['admin', 'components', 'art', 'domain', 'styles', 'site-data', 'trpc/client'],
    types: ['trpc', 'use-cases'],
  },
};

type Import = { file: string; target: string; isType: boolean; isLazy: boolean };

/** Matches static and dynamic imports, and re-exports. */
const IMPORT_PATTERN =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

function listFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)));
}

function listImports(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(IMPORT_PATTERN)].map(([, type, from, lazyPath]) => {
    const specifier = from ?? lazyPath ?? '';
    const target = specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : `npm:${specifier}`;
    return { file, target, isType: type !== undefined, isLazy: lazyPath !== undefined };
  });
}

const isTest = (file: string) => /\.(test|test-kit)\.tsx?$/.test(file);
const isInside = (target: string, folder: string) => target === folder || target.startsWith(`${folder}/`);

describe.each(Object.entries(ALLOWED_IMPORTS))('%s', (folder, { run, types = [], packages }) => {
  const imports = listFiles(folder).flatMap(listImports);

  it(`imports only from allowed folders: ${folder}`, () => {
    expect(imports.length).toBeGreaterThan(0);
    const violations = imports.filter(({ file, target, isType }) => {
      if (target.startsWith('npm:') || (isTest(file) && target.endsWith('.test-kit'))) return false;
      const allowedFolders = [
        folder,
        ...run,
        ...(isType ? types : []),
        ...(isTest(file) ? ['site-data'] : []),
      ];
      return !allowedFolders.some(folder => isInside(target, folder));
    });
    expect(violations).toEqual([]);
  });

  if (packages) {
    it(`imports only allowed packages (${packages.join(', ')}) in ${folder}`, () => {
      const violations = imports.filter(
        ({ file, target, isType }) =>
          !isType &&
          !isTest(file) &&
          target.startsWith('npm:') &&
          !packages.some(name => isInside(target, `npm:${name}`)),
      );
      expect(violations).toEqual([]);
    });
  }
});

it('loads and installs nothing for a standby unless a standby is configured', () => {
  const files = new Set(['server/main.ts']);
  for (const file of files)
    for (const { target, isType, isLazy } of listImports(file)) {
      const foundFile = ['.ts', '.tsx', '/index.ts']
        .map(end => target + end)
        .find(name => existsSync(path.join(root, name)));
      if (foundFile && !isType && !isLazy) files.add(foundFile);
    }
  expect(files.size).toBeGreaterThan(300);
  expect([...files].filter(file => isInside(file, 'server/replica'))).toEqual([]);
  expect(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).not.toContain('litestream');
});

it("doesn't import server code in the tRPC client", () => {
  const runtimeImports = listImports('trpc/client.ts').filter(({ isType }) => !isType);
  const violations = runtimeImports.filter(
    ({ target }) => !isInside(target, 'domain') && !/^npm:@trpc\/(client|react-query)$/.test(target),
  );
  expect(violations).toEqual([]);
});

it('imports site-data into pages only in server files', () => {
  const users = listFiles('pages')
    .filter(file => !isTest(file))
    .flatMap(listImports)
    .filter(({ target }) => isInside(target, 'site-data'))
    .map(({ file }) => file);
  expect(users.filter(file => !/\.server\.ts$|\/\+(?:data|onBeforePrerenderStart)\.ts$/.test(file))).toEqual(
    [],
  );
});

it("doesn't import the admin or its libraries in public pages", () => {
  const violations = ['components', 'pages']
    .flatMap(listFiles)
    .filter(file => !file.startsWith('pages/admin/'))
    .flatMap(listImports)
    .filter(({ target }) => /^trpc\/client|^npm:@(trpc|tanstack)\/|^admin\//.test(target));
  expect(violations).toEqual([]);
});

it('imports zod in browser code only through domain/zod.ts', () => {
  const users = ['domain', 'components', 'admin', 'pages']
    .flatMap(listFiles)
    .filter(file => listImports(file).some(({ target, isType }) => !isType && isInside(target, 'npm:zod')));
  expect(users).toEqual(['domain/zod.ts']);
});

it('imports lucia, argon2 and zxcvbn in one file each', () => {
  const files = Object.keys(ALLOWED_IMPORTS)
    .flatMap(listFiles)
    .filter(file => !isTest(file));
  const listUsers = (name: string) =>
    files.filter(file => listImports(file).some(({ target }) => isInside(target, `npm:${name}`)));
  expect(listUsers('lucia')).toEqual(['db/sessions.ts']);
  expect(listUsers('@node-rs/argon2')).toEqual(['use-cases/members/password.ts']);
  expect(listUsers('@zxcvbn-ts')).toEqual(['use-cases/members/common-password.ts']);
});

it('imports domain/rest only at the edges and in listed files', () => {
  const readers = Object.keys(ALLOWED_IMPORTS)
    .flatMap(listFiles)
    .filter(
      file => !isTest(file) && !/^(server\/(rest|content-files)|domain\/rest|db\/migrations)\//.test(file),
    )
    .filter(file =>
      listImports(file).some(({ target, isType }) => !isType && isInside(target, 'domain/rest')),
    );
  expect(readers.sort()).toEqual([
    'admin/ArticleBulkBar.tsx',
    'admin/forms/local-drafts.ts',
    'admin/forms/use-autosave.ts',
    'db/versions.ts',
    'trpc/routers/content.ts',
  ]);
});

it('reads the environment only through readConfig', () => {
  const readers = Object.keys(ALLOWED_IMPORTS)
    .flatMap(listFiles)
    .filter(file => !isTest(file) && file.endsWith('.ts'))
    .filter(file => readFileSync(path.join(root, file), 'utf8').includes('process.env'));
  // Each entry passes the environment to `readConfig`, the only function that reads it.
  for (const file of readers) {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect([file, text.match(/process\.env/g)?.length]).toEqual([
      file,
      text.match(/readConfig\(process\.env\)/g)?.length,
    ]);
  }
});

it('names files in kebab-case, or in PascalCase for components and styles', () => {
  const violations = Object.keys(ALLOWED_IMPORTS)
    .flatMap(listFiles)
    .filter(file => {
      const name = path.basename(file);
      if (file.endsWith('.tsx') || file.endsWith('.css.ts'))
        return !/^(\+?[A-Z]\w*|\+?[a-z][a-z0-9-]*)\./.test(name);
      return !/^(\+[a-zA-Z]+|[a-z0-9][a-z0-9-]*)\./.test(name);
    });
  expect(violations).toEqual([]);
});

/** Former names that standard terms have replaced. */
const STALE_NAMES = `
  agoOf AskDialog askedOf askedWords askEverybody askForReset asksSecondStep askToPublish AwayBanner
  awayPage BadSettings beginCodes BodyRoom brandNow bringStored buildHolds byOf chosenIn comeInAs csvOf
  cutDescription cutOff deadAddresses describeNew DialogFoot diskFull DiskRoom doublePiece doubtItem
  doubtLinks DRAWN_PLACE drawStored dropLocally dropMedia dropPasskey elsewhereWords endDraft
  EnquiryCounts errorFacts expectRefused FactorForAll farAhead FileInWaiting FileRefused filledIn
  FilmBlock FindAnything findWords focusAgain followItem forgetCarried forgetUnknown formOf FROM_OTHERS
  GoLink goneMedia haveBuiltInPages HeadKind heardOf HereNow holdMedia holdsAll inOrder inSight inThread
  isAskedFor isHeld isOneVisitors isUndescribed judgeLinks keepCheckpoint keepClicks keepFirst keepLocally
  keepPublished keepVersion keptLocally KeptNote lateViewOf leadElsewhere listenTo liveOf logoCut lookUp
  lookUpOwn mailRoom makeAnswer markOf mayDescribe menusNow momentsOf momentWords MoreWays mostOf
  movePlanned NameMoment nameMoment NoDate nodeFrom NoLineDialog numberIn oncePerWrite openOnTop
  owesSecondFactor OwnMark pageStays PageSteps paintBrand passkeyAnswers passkeyQuestion passwordFault
  PasteInvitation PicturedChoice piecesOf PieceView planItem problemOfAddress provePassword publishIn
  PublishWhen putCaret putDraft putInTrash putListAway putPictureBack READ_FROM readWhole readyFor
  refusalOf refuseRobots REQUEST_STATES requestById REQUESTS_PER_PAGE requestsOf resolverWith retryWait
  rimOf roleSays rowActs sameThing savedWords SaveKey SectionJumps SEEN_FROM SendingSteps sendKept
  serverDrawn showAddress ShownLink smallEnough soundnessOf spendCode standAt StandIn standsAlready
  sweepUnfinished takeFromTrash takeLogo takeOver takePlace takeUpload tellOfAsking tellOfPublishing
  tellOfStop troubledMessages tryLogo tryPath turnInto turnOffCodes undatedDrafts unplanItem useActs
  useAskToSignIn useBelow useBeside useFilling useFinds useFoundBySearch useIsThere useLifted useMay useMe
  useOpenOthers useOtherIn usePageActs usePaused useSeenRoom useSending useSettled useTold useToldPage
  useTyped wantsBlack wayWords welcomeAwaits whatChanged whatChanges whatIsLeft WHEN_SEEN whenSeen
  wholeList withoutAddresses withoutUnseen wordListsMade wordsChanged wordsOf wordsOn writeInPlace
  writtenOf
`.split(/\s+/);
const STALE_WORD_PATTERN =
  /^(?:somebody|anybody|whoever|told|thing|stuff|complaint|refusal|trouble|journey|doubt|soundness)$/i;
const EXPORT_PATTERN =
  /^export (?:async )?(?:const|let|function\*?|class|type|interface)\s+(\w+)|^export (?:type )?\{([^}]*)\}/gm;

it('uses standard terms in the names of exports', () => {
  const staleEntries = Object.keys(ALLOWED_IMPORTS)
    .flatMap(listFiles)
    .filter(file => !isTest(file) && !file.startsWith('db/migrations/'))
    .flatMap(file =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(EXPORT_PATTERN)]
        .flatMap(([, name, names]) => name ?? names?.match(/\w+/g) ?? [])
        .filter(
          name =>
            STALE_NAMES.includes(name) ||
            name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.some(word => STALE_WORD_PATTERN.test(word)),
        )
        .map(name => `${file}: ${name}`),
    );
  expect(staleEntries).toEqual([]);
});

/** Includes transitive imports, but not type-only ones. */
function listReachableImports(entry: string): Import[] {
  const readFiles = new Set<string>();
  const reachedImports: Import[] = [];
  const visit = (file: string) => {
    if (readFiles.has(file)) return;
    readFiles.add(file);
    for (const importEntry of listImports(file)) {
      if (importEntry.isType) continue;
      reachedImports.push(importEntry);
      const sourceFile = findSource(importEntry.target);
      if (sourceFile) visit(sourceFile);
    }
  };
  visit(entry);
  return reachedImports;
}
const sources = new Set(Object.keys(ALLOWED_IMPORTS).flatMap(listFiles));
const findSource = (target: string) =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map(suffix => target + suffix)
    .find(name => sources.has(name));

it('has no circular imports between source files', () => {
  const visitedFiles = new Set<string>();
  const importPath: string[] = [];
  const circles: string[] = [];
  const visit = (file: string) => {
    if (importPath.includes(file))
      circles.push([...importPath.slice(importPath.indexOf(file)), file].join(' → '));
    else if (!visitedFiles.has(file)) {
      importPath.push(file);
      for (const { target, isType, isLazy } of listImports(file)) {
        const nextFile = isType || isLazy ? undefined : findSource(target);
        if (nextFile) visit(nextFile);
      }
      importPath.pop();
      visitedFiles.add(file);
    }
  };
  for (const file of sources) visit(file);
  expect(circles).toEqual([]);
});

it('loads image libraries only in the image worker', () => {
  const drawing = ['npm:sharp', 'npm:saxes'];
  for (const entry of ['server/main.ts', 'server/dev.ts', 'server/cli/user.ts', 'server/cli/backup.ts']) {
    expect(listReachableImports(entry).filter(({ target }) => drawing.includes(target))).toEqual([]);
  }
  const reachableFiles = listReachableImports('server/images/worker.ts').map(({ target }) => target);
  expect(reachableFiles).toEqual(expect.arrayContaining(drawing));
});

it('imports only .ts files into the image worker, which runs without a build', () => {
  const forbiddenImports = listReachableImports('server/images/worker.ts').filter(
    ({ target }) => !target.startsWith('npm:'),
  );
  expect(forbiddenImports.filter(({ target }) => !target.endsWith('.ts'))).toEqual([]);
});

it('lists each decision document once in the index, by its title', () => {
  const folder = path.join(root, 'docs/decisions');
  const index = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const entries = readdirSync(folder)
    .filter(name => name !== 'README.md')
    .map(name => `- [${readFileSync(path.join(folder, name), 'utf8').split('\n')[0]?.slice(2)}](${name})`);
  expect(
    index
      .split('\n')
      .filter(line => line.startsWith('- '))
      .sort(),
  ).toEqual(entries.sort());
});

it('cites only existing rules, and no external specification', () => {
  const rules = [...readFileSync(path.join(root, 'docs/rules.md'), 'utf8').matchAll(/^(\d+)\. /gm)].map(
    ([, number]) => number,
  );
  const sources = [...Object.keys(ALLOWED_IMPORTS), 'e2e']
    .flatMap(listFiles)
    .filter(file => file !== 'architecture.test.ts')
    .map(file => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const missingRules = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\brules? (\d+)(?:(?:, | and | to )(\d+))?/g)]
      .flatMap(([, ...numbers]) => numbers)
      .filter(number => number !== undefined && !rules.includes(number))
      .map(number => `${file}: rule ${number}`),
  );
  expect(missingRules).toEqual([]);
  const filesCitingSpecification = sources.filter(({ text }) =>
    /DECISIONS \d|DESIGN §|\bNOTES-|(?:public-site|admin-and-data) §/.test(text),
  );
  expect(filesCitingSpecification.map(({ file }) => file)).toEqual([]);
});

it('names only existing paths in comments and documents', () => {
  const folders = [...Object.keys(ALLOWED_IMPORTS), 'deploy', 'docs', 'e2e', 'public', 'tools'];
  const files = folders.flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      name => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  );
  const knownPaths = new Set(files.flatMap(file => [file, file.replace(/(?<=\w)\.[\w.]+$/, '')]));
  const exists = (filePath: string) => {
    if (knownPaths.has(filePath)) return true;
    if (!/[*<]/.test(filePath)) return false;
    const pattern = filePath
      .replace(/<\w+>|\*+/g, '*')
      .replace(/[.+()[\]]/g, '\\$&')
      .replaceAll('*', '.*');
    return files.some(file => new RegExp(`^${pattern}$`).test(file));
  };
  const pathPattern = new RegExp(
    `(?<![\\w./@-])(?:${folders.join('|')})/(?:\\(site\\)|[\\w*<>/.+-])*[\\w*>]`,
    'g',
  );
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    ...files.filter(file => file.startsWith('docs/') && file.endsWith('.md')),
  ];
  const sources = [...Object.keys(ALLOWED_IMPORTS), 'e2e', 'tools'].flatMap(listFiles);
  const missingPaths = [...documents, ...sources].flatMap(file => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const comments = file.endsWith('.md') ? [text] : text.match(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs);
    return (comments ?? [])
      .flatMap(part => part.match(pathPattern) ?? [])
      .filter(mention => !exists(mention))
      .map(mention => `${file}: ${mention}`);
  });
  expect(missingPaths).toEqual([]);
});
