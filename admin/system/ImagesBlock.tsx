import { formatCount } from '../format-count';
import { Fact, Facts } from '../kit/Facts';
import type { SystemStatus } from './problems';
import { BlockNote, StatusBlock } from './StatusBlock';

export function ImagesBlock({ status: { media } }: { status: SystemStatus }) {
  const { bucket, answers } = media;
  const goodText = bucket === undefined ? 'Writable' : 'Reachable';
  return (
    <StatusBlock
      title={bucket === undefined ? 'Images' : 'Bucket'}
      id="pictures"
      verdict={answers ? { look: 'good', text: goodText } : { look: 'bad', text: 'Not responding' }}
    >
      <Facts>
        <Fact name="Location">{bucket ?? 'The data folder'}</Fact>
        <Fact name="Contents">{media.images.toLocaleString('en-GB')} images</Fact>
        <Fact name="Waiting for deletion">
          {media.toDelete === 0 ? 'No files' : formatCount(media.toDelete, 'file')}
        </Fact>
      </Facts>
      {!answers && (
        <BlockNote>
          {bucket === undefined
            ? 'The folder must exist and belong to the user that runs the site.'
            : 'Compare the S3_… settings with those of your provider. Pages keep working, but changes to images have to wait.'}
        </BlockNote>
      )}
    </StatusBlock>
  );
}
