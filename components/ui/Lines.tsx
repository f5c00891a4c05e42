import { Fragment } from 'react';

/** A title broken where the design breaks it. */
export const Lines = ({ of: lines }: { of: readonly string[] }) =>
  lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
