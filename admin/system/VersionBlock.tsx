import { formatFileSize } from '../../domain/attachment';
import { formatDay, formatTime } from '../dates';
import { formatCount } from '../format-count';
import { Fact, Facts } from '../kit/Facts';
import { formatMs, type SystemStatus } from './problems';
import { BlockNote, StatusBlock } from './StatusBlock';

export function VersionBlock({ status }: { status: SystemStatus }) {
  const { version, startedAt, sessions, hours } = status;
  const thisHour = hours.at(-1);
  return (
    <StatusBlock title="Version" verdict={{ look: 'plain', text: version }}>
      <BlockNote>
        To upgrade, follow the operating guide on the server. Nothing is installed automatically.
      </BlockNote>
      <Facts>
        <Fact name="Running since">
          {formatDay(startedAt)}, {formatTime(startedAt)}
        </Fact>
        <Fact name="Signed in">
          {formatCount(sessions.people, 'person', 'people')}, {formatCount(sessions.sessions, 'session')}
        </Fact>
        {thisHour && thisHour.minutes > 0 && (
          <>
            <Fact name="Memory">{formatFileSize(thisHour.memory)}</Fact>
            <Fact name="Longest pause">{formatMs(thisHour.pause)} ms this hour</Fact>
          </>
        )}
      </Facts>
    </StatusBlock>
  );
}
