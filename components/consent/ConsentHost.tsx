import { type ComponentType, useEffect, useState } from 'react';
import { SETTINGS_ID } from '../../domain/hydration';
import { interceptClick } from '../ui/intercept-click';
import { handleMissingScript } from '../ui/missing-script';
import type { ConsentProps } from './Consent';

const loadConsent = () => import('./Consent');

/**
 * Renders the cookie banner's slot behind the skip link. Its code loads only if third parties are configured or the
 * preferences are opened (`data-cookie-preferences` on a link).
 */
export function ConsentHost() {
  const [Consent, setConsent] = useState<ComponentType<ConsentProps>>();
  const [preferences, setPreferences] = useState(false);

  useEffect(() => {
    const load = () => loadConsent().then(module => setConsent(() => module.default));
    // If offline, neither ask nor load anything.
    if (document.getElementById(SETTINGS_ID)) load().catch(() => undefined);

    const reopen = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[data-cookie-preferences]');
      if (!(link instanceof HTMLAnchorElement) || !interceptClick(event)) return;
      load().then(
        () => setPreferences(true),
        () => handleMissingScript(link.href),
      );
    };
    // Capture, because the router also listens on the document.
    document.addEventListener('click', reopen, true);
    return () => document.removeEventListener('click', reopen, true);
  }, []);

  return Consent && <Consent preferences={preferences} onPreferences={setPreferences} />;
}
