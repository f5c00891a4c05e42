import * as css from '../fields.css';
import { useForm } from '../form-context';

/** Renders nothing if the name is unknown. */
export function Pictogram({ name }: { name: string }) {
  const markup = useForm().artwork?.pictograms[name.replace('pictogram:', '')];
  return (
    markup && (
      <svg
        className={css.pictogram}
        viewBox="0 0 64 64"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.6}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    )
  );
}
