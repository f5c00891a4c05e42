import type { Purpose } from '../../domain/consent';
import { cookieSectionPath } from '../../domain/paths';
import { loadOnDemand } from '../ui/on-demand';
import { toast } from '../ui/toast-store';
import { Banner } from './Banner';
import { ReloadNote } from './ReloadNote';
import { consentCopy } from './texts';
import { useConsent } from './use-consent';

export type ConsentProps = { isPreferencesOpen: boolean; onPreferencesChange: (isOpen: boolean) => void };

const loadPreferences = () => import('./Preferences');
const Preferences = loadOnDemand(loadPreferences, { path: cookieSectionPath });

/** Delay until a closing dialog has restored focus. If the focus target is gone, focus moves to the page. */
const FOCUS_RETURN_DELAY_MS = 100;
function focusPage(): void {
  if (document.activeElement !== document.body) return;
  const main = document.getElementById('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** Asks for consent, stores it and applies it (rule 27). */
export default function Consent({ isPreferencesOpen, onPreferencesChange }: ConsentProps) {
  const { decide, ...consent } = useConsent();

  const saveAnswer = (purposes: readonly Purpose[]) => {
    decide(purposes);
    onPreferencesChange(false);
    // After a withdrawal, the missing feature or the reload note is confirmation enough.
    const isWithdrawn = consent.granted.some(purpose => !purposes.includes(purpose));
    if (!isWithdrawn) toast({ variant: 'success', message: consentCopy.saved });
    setTimeout(focusPage, FOCUS_RETURN_DELAY_MS);
  };

  return (
    <>
      {consent.shouldAsk && (
        <Banner
          configured={consent.configured}
          isAskedAgain={consent.hasAnsweredBefore}
          onAnswer={saveAnswer}
          onChoose={() => onPreferencesChange(true)}
          onChooseIntent={() => void loadPreferences().catch(() => undefined)}
        />
      )}
      {consent.needsReload && <ReloadNote onLater={consent.dismissReload} />}
      {isPreferencesOpen && (
        <Preferences {...consent} onAnswer={saveAnswer} onClose={() => onPreferencesChange(false)} />
      )}
    </>
  );
}
