import { verifyBackup } from '../backup/verify';
import { runCommand } from './run-command';

async function main([file]: string[]): Promise<string> {
  if (!file) throw new Error('npm run verify -- FILE');
  const { manifest, listedFiles } = await verifyBackup(file);
  const missingNote =
    manifest.missing.length > 0 ? `; already missing when it was made: ${manifest.missing.join(', ')}` : '';
  return `  ${file} is complete: from ${manifest.created}, with ${listedFiles.media.length} image files and ${listedFiles.attachments.length} attachments${missingNote}.`;
}

runCommand(main(process.argv.slice(2)));
