import { Button } from '../ui/Button';
import { Bar } from './Bar';
import * as css from './Bar.css';
import { consentCopy } from './texts';

/** Asks for a reload after a withdrawal, because running scripts can't be stopped. */
export function ReloadNote({ onLater }: { onLater: () => void }) {
  const { title, text, reload, later } = consentCopy.withdrawn;
  return (
    <Bar title={title} message={text}>
      <Button variant="black_red" size="large" className={css.button} onClick={() => location.reload()}>
        {reload}
      </Button>
      <Button size="large" className={css.button} onClick={onLater}>
        {later}
      </Button>
    </Bar>
  );
}
