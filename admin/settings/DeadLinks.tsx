import { Button } from '../../components/ui/Button';
import { trpc } from '../../trpc/client';
import { dayOf } from '../dates';
import * as table from './Members.css';
import * as css from './Redirects.css';
import { SettingsBlock } from './SettingsPage';

/** Links of what is public that lead nowhere: each is put right in its item, or its address led somewhere. */
export function DeadLinks({ onLead }: { onLead: (path: string) => void }) {
  const { data } = trpc.redirects.deadLinks.useQuery();
  if (!data || data.total === 0) return null;
  const { links, total, checkedAt } = data;
  const looked = checkedAt ? ` All were looked at ${dayOf(checkedAt).toLowerCase()}.` : '';
  const shown = total > links.length ? ` The first ${links.length} are shown.` : '';
  return (
    <SettingsBlock
      title={total === 1 ? 'One dead link' : `${total} dead links`}
      note={`Links on this site that lead nowhere.${looked}${shown}`}
    >
      <table className={table.table}>
        <thead className={table.headRow}>
          <tr>
            {['Where', 'Leads to', 'Actions'].map(title => (
              <th key={title} scope="col" className={table.th}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {links.map(({ title, field, address, edit }) => (
            <tr key={`${edit} ${field} ${address}`} className={table.row}>
              <th scope="row" className={css.from}>
                {title}
                <span className={css.field}>{field}</span>
              </th>
              <td className={css.to}>{address}</td>
              <td className={css.wideActs}>
                <span className={css.wideIcons}>
                  <Button variant="outlined_black" href={edit} aria-label={`Open ${title}`}>
                    Open
                  </Button>
                  <Button
                    variant="outlined_black"
                    aria-label={`Redirect ${address}`}
                    onClick={() => onLead(address)}
                  >
                    Redirect
                  </Button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SettingsBlock>
  );
}
