import { type ComponentType, useEffect, useState } from 'react';
import { SETTINGS_ID } from '../../domain/hydration';
import { takeOver } from '../ui/take-over';
import { withoutScript } from '../ui/without-script';
import type { ConsentProps } from './Consent';

const loadConsent = () => import('./Consent');

/**
 * The place of the cookie banner in the frame of a page, right behind the skip link. What asks is loaded only where
 * third parties are configured, or when somebody opens the preferences (`data-cookie-preferences` on a link).
 */
export function ConsentHost() {
  const [Consent, setConsent] = useState<ComponentType<ConsentProps>>();
  const [preferences, setPreferences] = useState(false);

  useEffect(() => {
    const load = () => loadConsent().then(module => setConsent(() => module.default));
    // Without a connection nobody is asked, and nothing is loaded.
    if (document.getElementById(SETTINGS_ID)) load().catch(() => undefined);

    const reopen = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[data-cookie-preferences]');
      if (!(link instanceof HTMLAnchorElement) || !takeOver(event)) return;
      load().then(
        () => setPreferences(true),
        () => withoutScript(link.href),
      );
    };
    // Ahead of the router, which listens on the document too.
    document.addEventListener('click', reopen, true);
    return () => document.removeEventListener('click', reopen, true);
  }, []);

  return Consent && <Consent preferences={preferences} onPreferences={setPreferences} />;
}
