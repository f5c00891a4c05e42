import { Skeleton } from '../../components/ui/Skeleton';
import { visuallyHidden } from '../../styles/layout.css';
import { trpc } from '../../trpc/client';
import { ListFailure } from '../ListBody';
import { useMe } from '../use-me';
import { words } from '../words';
import { FactorForAll } from './FactorForAll';
import { InviteForm } from './InviteForm';
import { MemberRow } from './MemberRow';
import * as css from './Members.css';
import { SettingsBlock, SettingsPage } from './SettingsPage';
import * as frame from './SettingsPage.css';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const spelled = (count: number) => NUMBERS[count] ?? String(count);

/** `Five people, one invited` */
function headingOf(members: readonly { state: string }[]): string {
  const invited = members.filter(({ state }) => state === 'invited').length;
  const people = members.length - invited;
  const all = `${spelled(people)} ${people === 1 ? 'person' : 'people'}`;
  return invited === 0 ? all : `${all}, ${spelled(invited).toLowerCase()} invited`;
}

/** Who may enter the staff area, as what, and how they are let in and kept out. */
export function Members() {
  const me = useMe();
  const { data, error, refetch } = trpc.members.list.useQuery();
  return (
    <SettingsPage title="Users">
      <div className={frame.blocks}>
        <InviteForm />
        {error && !data && <ListFailure error={error} failed={words.membersFailed} onRetry={refetch} />}
        {!data && !error && <Skeleton height={320} />}
        {data && (
          <SettingsBlock title={headingOf(data)} action={<FactorForAll />}>
            <table className={css.table}>
              <thead className={css.headRow}>
                <tr>
                  {['Person', 'Role', 'Last seen', 'Two-factor'].map(title => (
                    <th key={title} scope="col" className={css.th}>
                      {title}
                    </th>
                  ))}
                  <th scope="col" className={css.th}>
                    <span className={visuallyHidden}>Actions</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.map(member => (
                  <MemberRow key={member._id} member={member} isMe={member._id === me?._id} />
                ))}
              </tbody>
            </table>
            <p className={css.foot}>
              Disabling ends every session at once. Articles and requests keep their names. The last owner
              cannot be disabled.
            </p>
          </SettingsBlock>
        )}
      </div>
    </SettingsPage>
  );
}
