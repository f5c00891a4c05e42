import { useCallback, useState } from 'react';
import type { Logo } from '../../../domain/sections/logos';
import { classNames } from '../../ui/class-names';
import * as css from './Logos.css';

/** Renders a logo, or its name if the image fails to load (rule 21). */
export function LogoCell({ name, logo, wordmark = false }: Logo) {
  const [hasFailed, setHasFailed] = useState(false);
  // The image may have failed before hydration, when nothing listened for the error.
  const checkLoaded = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
  }, []);
  const isShown = logo !== undefined && !hasFailed;
  return (
    <li className={css.cell}>
      {isShown && (
        <img
          ref={checkLoaded}
          className={classNames(css.logo, wordmark && css.wordmark)}
          src={logo}
          alt={wordmark ? name : ''}
          width={36}
          height={36}
          onError={() => setHasFailed(true)}
        />
      )}
      {!(isShown && wordmark) && <span className={css.name}>{name}</span>}
    </li>
  );
}
