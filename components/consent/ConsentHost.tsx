import { type ComponentType, useEffect, useState } from 'react';
import { THIRD_PARTY_SETTINGS_ID } from '../../domain/hydration';
import { interceptClick } from '../ui/intercept-click';
import { handleMissingScript } from '../ui/missing-script';
import type { ConsentProps } from './Consent';

const loadConsent = () => import('./Consent');

/** Loads the consent code only if third parties are configured or a link with `data-cookie-preferences` is pressed. */
export function ConsentHost() {
  const [Consent, setConsent] = useState<ComponentType<ConsentProps>>();
  const [isPreferencesOpen, setIsPreferencesOpen] = useState(false);

  useEffect(() => {
    const load = () => loadConsent().then(module => setConsent(() => module.default));
    // Without a connection, third parties can't load either.
    if (document.getElementById(THIRD_PARTY_SETTINGS_ID)) load().catch(() => undefined);

    const reopen = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[data-cookie-preferences]');
      if (!(link instanceof HTMLAnchorElement) || !interceptClick(event)) return;
      load().then(
        () => setIsPreferencesOpen(true),
        () => handleMissingScript(link.href),
      );
    };
    // Listen in the capture phase, because the router also listens on the document.
    document.addEventListener('click', reopen, true);
    return () => document.removeEventListener('click', reopen, true);
  }, []);

  return (
    Consent && <Consent isPreferencesOpen={isPreferencesOpen} onPreferencesChange={setIsPreferencesOpen} />
  );
}
