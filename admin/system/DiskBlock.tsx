import { formatFileSize } from '../../domain/attachment';
import { formatCount } from '../format-count';
import { Fact, Facts } from '../kit/Facts';
import { Text } from '../kit/Text';
import { Legend } from './Chart';
import * as css from './Chart.css';
import { getDiskVerdict, type SystemStatus } from './problems';
import { BlockNote, StatusBlock } from './StatusBlock';

const formatPercent = (size: number, total: number) => `${Math.min(100, Math.max(0, (100 * size) / total))}%`;

export function DiskBlock({ status }: { status: SystemStatus }) {
  const { free, total, floor } = status.disk;
  const { size } = status.database;
  const usedBytes = total - free;
  const verdict = getDiskVerdict(status);
  const parts = [
    { name: 'Database', bytes: size, colour: css.chartColours.black },
    { name: 'Other', bytes: Math.max(0, usedBytes - size), colour: css.chartColours.grey400 },
    { name: 'Free', bytes: free, colour: css.chartColours.white },
  ];
  const label = `${formatFileSize(usedBytes)} of ${formatFileSize(total)} used. The minimum is ${formatFileSize(floor)} free.`;
  return (
    <StatusBlock title="Disk" id="disk" verdict={verdict}>
      <div className={css.bar} role="img" aria-label={label}>
        <div className={css.barParts}>
          {parts.map(({ name, bytes, colour }) => (
            <span key={name} style={{ width: formatPercent(bytes, total), background: colour }} />
          ))}
        </div>
        <span className={css.minimumMark} style={{ left: formatPercent(total - floor, total) }}>
          <span className={css.minimumLabel}>Minimum: {formatFileSize(floor)}</span>
        </span>
      </div>
      <Legend
        entries={parts.map(({ name, bytes, colour }) => ({
          text: (
            <>
              {/* The verdict contains the free space. */}
              {name} {name !== 'Free' && <b>{formatFileSize(bytes)}</b>}
            </>
          ),
          colour,
        }))}
      />
      <BlockNote>
        {verdict.look === 'bad' && (
          <Text weight="strong" tone="bad">
            New data is rejected until {formatFileSize(floor)} is free.{' '}
          </Text>
        )}
        Below the minimum, uploads, changes and requests are rejected. Pages keep working.
      </BlockNote>
    </StatusBlock>
  );
}

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
