import type { Purpose } from '../../domain/consent';
import { cookieSectionPath } from '../../domain/paths';
import { loadOnDemand } from '../ui/on-demand';
import { toast } from '../ui/toast-store';
import { Banner } from './Banner';
import { ReloadNote } from './ReloadNote';
import { consentCopy } from './texts';
import { useConsent } from './use-consent';

export type ConsentProps = { preferences: boolean; onPreferences: (open: boolean) => void };

const loadPreferences = () => import('./Preferences');
const Preferences = loadOnDemand(loadPreferences, { path: cookieSectionPath });

/** Delay until a closing dialog has restored focus. If its target is gone, focus moves to the page. */
const FOCUS_RETURNED_MS = 100;
function focusPage(): void {
  if (document.activeElement !== document.body) return;
  const main = document.getElementById('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** Asks for consent, stores it and applies it (rule 27). */
export default function Consent({ preferences, onPreferences }: ConsentProps) {
  const { decide, ...consent } = useConsent();

  const answer = (purposes: readonly Purpose[]) => {
    decide(purposes);
    onPreferences(false);
    // After a withdrawal, the missing feature or the reload note is confirmation enough.
    const withdrawn = consent.granted.some(purpose => !purposes.includes(purpose));
    if (!withdrawn) toast({ variant: 'success', message: consentCopy.saved });
    setTimeout(focusPage, FOCUS_RETURNED_MS);
  };

  return (
    <>
      {consent.ask && (
        <Banner
          configured={consent.configured}
          again={consent.askedBefore}
          onAnswer={answer}
          onChoose={() => onPreferences(true)}
          onChooseSoon={() => void loadPreferences().catch(() => undefined)}
        />
      )}
      {consent.codeLeft && <ReloadNote onLater={consent.forgetCode} />}
      {preferences && <Preferences {...consent} onAnswer={answer} onClose={() => onPreferences(false)} />}
    </>
  );
}
