import { siteMessages } from '../../domain/site-messages';
import { toast } from './toast-store';

const siteAnswers = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Whether this page was just loaded anew: if that did not help, doing it again will not. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}

/**
 * Goes on when the script of a part could not be loaded at its first use. Where the site answers, it has replaced its
 * files, or the browser remembers the failure (Firefox): another document helps. Otherwise it is said, and the next
 * click asks again.
 * @param address where the part is whole; this page, left out.
 * @returns whether the page is left for another document.
 */
export async function withoutScript(address: string = location.href): Promise<boolean> {
  const elsewhere = new URL(address, location.href).pathname !== location.pathname;
  const leave = (elsewhere || !isReloaded()) && (await siteAnswers());
  if (!leave) toast({ variant: 'error', message: siteMessages.scriptMissing });
  else if (elsewhere) location.assign(address);
  else location.reload();
  return leave;
}
