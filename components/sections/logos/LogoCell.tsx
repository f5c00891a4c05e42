import { useCallback, useState } from 'react';
import type { Logo } from '../../../domain/sections/logos';
import { classNames } from '../../ui/class-names';
import * as css from './Logos.css';

/** Renders a logo, or its name if the image fails to load (rule 21). */
export function LogoCell({ name, logo, wordmark = false }: Logo) {
  const [failed, setFailed] = useState(false);
  // The image may have failed before hydration, when nothing listened for the error.
  const notice = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  const shown = logo !== undefined && !failed;
  return (
    <li className={css.cell}>
      {shown && (
        <img
          ref={notice}
          className={classNames(css.logo, wordmark && css.wordmark)}
          src={logo}
          alt={wordmark ? name : ''}
          width={36}
          height={36}
          onError={() => setFailed(true)}
        />
      )}
      {!(shown && wordmark) && <span className={css.name}>{name}</span>}
    </li>
  );
}
