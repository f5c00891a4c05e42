import type { MediaStore } from '../../use-cases/ports';
import { folderStore } from './folder-store';
import type { S3Settings } from './s3-client';
import { s3Store } from './s3-store';

/** The media store the settings ask for: a bucket when there is one, else a folder of this machine. */
export const createMediaStore = ({
  dataDir,
  s3,
}: {
  dataDir: string;
  s3: S3Settings | undefined;
}): MediaStore => (s3 ? s3Store(s3) : folderStore(dataDir));
