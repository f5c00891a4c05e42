import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { visuallyHidden } from '../../styles/layout.css';
import * as css from './rows.css';
import { Text } from './Text';

type Column = {
  title: string;
  /** `line`: a whole line of a phone's card; `named`: the same, after its title; `wide`: not on a phone; `acts`: what can be done, its title only heard. */
  look?: keyof typeof css.cells;
};
const Columns = createContext<readonly Column[]>([]);

type TableProps = ComponentProps<'table'> & { columns: readonly Column[] };

/** Rows of facts under heads; on a phone each is a card. The rows are `TableRow`s. */
export function Table({ columns, children, ...rest }: TableProps) {
  return (
    <table {...rest} className={css.table}>
      <thead className={css.tableHead}>
        <tr>
          {columns.map(({ title, look }) => (
            <th key={title} scope="col" className={css.heading}>
              {look === 'acts' ? <span className={visuallyHidden}>{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.tableBody}>
        <Columns value={columns}>{children}</Columns>
      </tbody>
    </table>
  );
}

/** One row: a cell for each column; the first one names it. */
export function TableRow({ cells }: { cells: readonly ReactNode[] }) {
  const columns = use(Columns);
  return (
    <tr className={css.tableRow}>
      {columns.map(({ title, look = 'plain' }, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell key={title} scope={index === 0 ? 'row' : undefined} className={css.cells[look]}>
            {look === 'named' && <Text hiddenAbove="menu">{title}: </Text>}
            {cells[index]}
          </Cell>
        );
      })}
    </tr>
  );
}

/** In the place of a row, over all columns: a form that changes it. */
export const WideTableRow = ({ children }: { children: ReactNode }) => (
  <tr className={css.tableRow}>
    <td colSpan={use(Columns).length} className={css.cells.line}>
      {children}
    </td>
  </tr>
);
