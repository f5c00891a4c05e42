import { useCallback, useState } from 'react';
import type { Logo } from '../../../domain/sections/logos';
import { classNames } from '../../ui/class-names';
import * as css from './Logos.css';

/** A name by its logo; where that does not arrive, its name stands in (rule 21). */
export function LogoCell({ name, logo, wordmark = false }: Logo) {
  const [failed, setFailed] = useState(false);
  // The picture may have failed before this script ran, and then nobody heard of it.
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
