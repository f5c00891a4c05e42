import * as css from './System.css';

/** The names of a table's columns; where rows are stacked they are heard only. */
export const TableHead = ({ columns }: { columns: readonly string[] }) => (
  <thead className={css.wideOnly}>
    <tr>
      {columns.map(column => (
        <th key={column} scope="col" className={css.th}>
          {column}
        </th>
      ))}
    </tr>
  </thead>
);
