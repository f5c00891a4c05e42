import { setSiteUrl } from '../../db/links';
import { registerBuiltInPages } from '../../db/pages';
import { builtInPages } from '../../site-data/shown';
import { createAttachmentFolder } from '../attachments/folder';
import { readConfig } from '../config';
import { checkImage } from '../content-files/check-image';
import { exportContent } from '../content-files/export';
import { importContent } from '../content-files/import';
import { createImageProcesses } from '../images';
import { openLog } from '../log';
import { createImageStorage } from '../media/image-storage';
import { createOriginalsFolder } from '../media/originals';
import { createMediaStore } from '../media/store';
import { moveFiles } from '../media/sweeper';
import { runCommand } from './run-command';
import { withDatabase } from './with-database';

const USAGE = `  npm run content -- export DIR              exports all content as files, even while the site runs
  npm run content -- import DIR              imports them into a site without content
  npm run content -- import DIR --replace    replaces the content of the site`;

async function main([verb, folder, option]: string[]): Promise<string> {
  if (!folder || !['export', 'import'].includes(verb ?? '') || (option && option !== '--replace'))
    throw new Error(`\n${USAGE}`);
  const config = readConfig(process.env);
  // An import needs exclusive access to the data folder, because a running site would retain outdated caches.
  return withDatabase(config, verb === 'import' ? 'alone' : 'read', async db => {
    const clock = { now: () => new Date() };
    registerBuiltInPages(builtInPages, content => content, clock.now());
    setSiteUrl(config.siteUrl);
    const mediaStore = createMediaStore(config);
    const attachments = createAttachmentFolder(config.dataDir);
    if (verb === 'export') {
      const files = await exportContent({ db, mediaStore, attachments }, folder);
      return `  ${folder} contains all content in ${files} files.`;
    }
    const log = openLog('warn');
    const imageProcesses = createImageProcesses(log);
    const images = createImageStorage({
      ...{
        db,
        store: mediaStore,
        clock,
        imageProcesses,
        originals: createOriginalsFolder(config.dataDir),
      },
      // The next start creates variants. A bucket serves files directly, so its variants are created now.
      scheduleVariants: config.s3 ? undefined : () => {},
      scheduleSweep: () => {},
      settle: async () => {},
    });
    const mode = option === '--replace' ? 'replace' : 'new';
    try {
      const { items, pictures } = await importContent(
        { db, mediaStore, attachments, images, clock, checkImage },
        folder,
        mode,
      );
      await moveFiles({ db, store: mediaStore, clock, log });
      return `  The site has ${items} items and ${pictures} images from ${folder}.`;
    } finally {
      imageProcesses.close();
    }
  });
}

runCommand(main(process.argv.slice(2)));
