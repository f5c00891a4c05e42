import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { visuallyHidden } from '../../styles/layout.css';
import * as css from './rows.css';
import { Text } from './Text';

type Column = {
  title: string;
  /**
   * On phones, `line` gets its own line, `named` also shows the column title, and `wide` is hidden. `actions` contains
   * buttons.
   */
  look?: keyof typeof css.cells;
};
const Columns = createContext<readonly Column[]>([]);

type TableProps = ComponentProps<'table'> & { columns: readonly Column[] };

/** Renders `TableRow`s, which become cards on phones. */
export function Table({ columns, children, ...rest }: TableProps) {
  return (
    <table {...rest} className={css.table}>
      <thead className={css.tableHead}>
        <tr>
          {columns.map(({ title, look }) => (
            <th key={title} scope="col" className={css.heading}>
              {look === 'actions' ? <span className={visuallyHidden}>{title}</span> : title}
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

/** Renders a row, whose first cell is the row's header. */
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

/** Renders a row that spans all columns, such as a form. */
export const WideTableRow = ({ children }: { children: ReactNode }) => (
  <tr className={css.tableRow}>
    <td colSpan={use(Columns).length} className={css.cells.line}>
      {children}
    </td>
  </tr>
);
