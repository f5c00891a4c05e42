import { formatFileSize } from '../../domain/attachment';
import { Block } from './Block';
import * as css from './Block.css';
import { ink } from './Chart.css';
import { diskVerdict, type SystemStatus } from './problems';

const percent = (part: number, whole: number) => `${Math.min(100, Math.max(0, (100 * part) / whole))}%`;

/** How full the disk is, against the floor under which nothing more is stored. */
export function DiskBlock({ status }: { status: SystemStatus }) {
  const { free, total, floor } = status.disk;
  const { size } = status.database;
  const used = total - free;
  const verdict = diskVerdict(status);
  const parts = [
    { name: 'Database', bytes: size, colour: ink.black },
    { name: 'All else', bytes: Math.max(0, used - size), colour: ink.grey400 },
    { name: 'Free', bytes: free, colour: ink.white },
  ];
  const label = `${formatFileSize(used)} of ${formatFileSize(total)} used. The floor is ${formatFileSize(floor)} free.`;
  return (
    <Block title="Disk" id="disk" verdict={verdict} width="two">
      <div className={css.bar} role="img" aria-label={label}>
        <div className={css.barParts}>
          {parts.map(({ name, bytes, colour }) => (
            <span key={name} style={{ width: percent(bytes, total), background: colour }} />
          ))}
        </div>
        <span className={css.floor} style={{ left: percent(total - floor, total) }}>
          <span className={css.floorLabel}>Floor: {formatFileSize(floor)}</span>
        </span>
      </div>
      <ul className={css.legend}>
        {parts.map(({ name, bytes, colour }) => (
          <li key={name} className={css.legendPart}>
            <span className={css.swatch} style={{ background: colour }} />
            {name} <b>{formatFileSize(bytes)}</b>
          </li>
        ))}
      </ul>
      <p className={css.note}>
        {verdict.look === 'bad' && (
          <b className={css.noteBad}>Nothing is stored until {formatFileSize(floor)} are free. </b>
        )}
        Under the floor uploads, changes and requests are refused with a word why; pages go on.
      </p>
    </Block>
  );
}
