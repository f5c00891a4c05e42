import { settingsPaths } from '../../domain/members/areas';
import { adminPaths, requestPath } from '../../domain/paths';
import { text } from '../../styles/text.css';
import { formatMoment, formatTime } from '../dates';
import { SendAgain } from '../SendAgain';
import { Block } from './Block';
import * as block from './Block.css';
import type { SystemStatus } from './problems';
import * as css from './System.css';
import { TableHead } from './TableHead';

type FailedMail = SystemStatus['mail']['troubled'][number];

/** What members are mailed; whatever else goes to them tells of an item. */
const TO_MEMBERS: Partial<Record<FailedMail['kind'], string>> = {
  invitation: 'Invitation',
  'password-reset': 'New password',
};

function titleOf({ kind, fullName, member }: FailedMail): string {
  if (member) return `${TO_MEMBERS[kind] ?? 'Notice'} to ${member}`;
  return kind === 'staff-notice' ? `To the team: ${fullName}` : `Confirmation to ${fullName}`;
}

const hrefOf = ({ enquiryId }: FailedMail) => (enquiryId ? requestPath(enquiryId) : settingsPaths.members);

type FailedMailsProps = {
  mail: SystemStatus['mail'];
  /** Takes the focus when a mail is on its way again. */
  onGone: () => void;
};

/** Mails that have failed and are not sent yet: why, and the way to send them again. */
export function FailedMails({ mail, onGone }: FailedMailsProps) {
  const { troubled } = mail;
  if (troubled.length === 0) return null;
  return (
    <Block title="Mails that failed" width="all">
      <table className={css.table}>
        <TableHead columns={['Mail', 'Why', 'When', 'Action']} />
        <tbody className={css.rows}>
          {troubled.map(row => (
            <tr key={row._id} className={css.row}>
              <th scope="row" className={css.name}>
                <a className={text.link} href={hrefOf(row)}>
                  {titleOf(row)}
                </a>
                <span className={css.under}>{row.reference}</span>
              </th>
              <td className={css.why}>{row.reason || 'Before reasons were kept'}</td>
              <td className={css.td}>
                {row.failedAt && formatMoment(row.failedAt)}
                <span className={css.under}>
                  {row.nextAttemptAt ? `next try ${formatTime(row.nextAttemptAt)}` : 'given up'}
                </span>
              </td>
              <td className={css.action}>
                <SendAgain
                  id={row._id}
                  mail={[titleOf(row), row.reference].filter(Boolean).join(', ')}
                  onGone={onGone}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={block.note}>
        The newest {troubled.length} of those that wait or were given up. All requests whose mails wait:{' '}
        <a className={text.link} href={`${adminPaths.requests}?state=undelivered`}>
          Undelivered
        </a>
        .
      </p>
    </Block>
  );
}
