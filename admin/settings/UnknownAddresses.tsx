import { Button } from '../../components/ui/Button';
import { IconButton } from '../../components/ui/IconButton';
import { close } from '../../components/ui/icons';
import { trpc } from '../../trpc/client';
import { dayOf } from '../dates';
import { words } from '../words';
import * as table from './Members.css';
import * as css from './Redirects.css';
import { SettingsBlock } from './SettingsPage';

/** Addresses that visitors asked for and did not find; each can be led somewhere with one press. */
export function UnknownAddresses({ onLead }: { onLead: (path: string) => void }) {
  const { redirects } = trpc.useUtils();
  const { data } = trpc.redirects.unknown.useQuery();
  const forget = trpc.redirects.forgetUnknown.useMutation({
    meta: { failed: words.redirectFailed },
    onSuccess: () => redirects.unknown.invalidate(),
  });
  if (!data || data.length === 0) return null;
  return (
    <SettingsBlock title="Not found" note="What visitors asked for and did not find, the latest first.">
      <table className={table.table}>
        <thead className={table.headRow}>
          <tr>
            {['Address', 'Asked', 'Last', 'Actions'].map(title => (
              <th key={title} scope="col" className={table.th}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map(({ path, count, lastAt }) => (
            <tr key={path} className={table.row}>
              <th scope="row" className={css.from}>
                {path}
              </th>
              <td className={css.uses}>
                <span className={css.count}>{count}</span>
                <span className={css.onPhone}>{dayOf(lastAt).toLowerCase()}</span>
              </td>
              <td className={css.note}>{dayOf(lastAt).toLowerCase()}</td>
              <td className={table.acts}>
                <span className={css.icons}>
                  <Button variant="outlined_black" onClick={() => onLead(path)}>
                    Redirect
                  </Button>
                  <IconButton label={`Forget ${path}`} icon={close} onClick={() => forget.mutate({ path })} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SettingsBlock>
  );
}
