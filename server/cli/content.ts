import { builtInPages } from '../../content/built-in-pages';
import { setSiteUrl } from '../../db/links';
import { registerBuiltInPages } from '../../db/pages';
import { readConfig } from '../config';
import { checkPicture } from '../content-files/check-picture';
import { exportContent } from '../content-files/export';
import { importContent } from '../content-files/import';
import { openLog } from '../log';
import { imageStorage } from '../media/image-storage';
import { originalsFolder } from '../media/originals';
import { createMediaStore } from '../media/store';
import { moveFiles } from '../media/sweeper';
import { pictureProcesses } from '../pictures';
import { say } from './say';
import { withDatabase } from './with-database';

const USAGE = `  npm run content -- export DIR              all content as files, also while the site runs
  npm run content -- import DIR              puts them into a site without content
  npm run content -- import DIR --replace    puts them in the place of what the site has`;

async function main([verb, folder, option]: string[]): Promise<string> {
  if (!folder || !['export', 'import'].includes(verb ?? '') || (option && option !== '--replace'))
    throw new Error(`\n${USAGE}`);
  const config = readConfig(process.env);
  // An import has the folder of data to itself; what a running site keeps in memory would not hold any more.
  return withDatabase(config, verb === 'import' ? 'alone' : 'read', async db => {
    const clock = { now: () => new Date() };
    registerBuiltInPages(builtInPages, content => content, clock.now());
    setSiteUrl(config.siteUrl);
    const mediaStore = createMediaStore(config);
    if (verb === 'export') {
      const files = await exportContent({ db, mediaStore }, folder);
      return `  ${folder} holds all content, in ${files} files.`;
    }
    const log = openLog('warn');
    const drawing = pictureProcesses(log);
    const images = imageStorage({
      ...{ db, store: mediaStore, clock, pictures: drawing, originals: originalsFolder(config.dataDir) },
      // The next start makes them; visitors get what is in a bucket without us.
      variantsSoon: config.s3 ? undefined : () => {},
      sweepSoon: () => {},
      settle: async () => {},
    });
    const mode = option === '--replace' ? 'replace' : 'new';
    try {
      const needs = { db, mediaStore, images, clock, checkPicture };
      const { items, pictures } = await importContent(needs, folder, mode);
      await moveFiles({ db, store: mediaStore, clock, log });
      return `  The site has ${items} items and ${pictures} pictures from ${folder}.`;
    } finally {
      drawing.close();
    }
  });
}

say(main(process.argv.slice(2)));
