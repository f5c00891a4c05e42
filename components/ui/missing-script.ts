import { siteMessages } from '../../domain/site-messages';
import { toast } from './toast-store';

const isSiteReachable = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Returns whether a reload opened this page. A second reload wouldn't help. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}

/**
 * Handles a script that failed to load. If the site responds, its files were replaced or Firefox cached the failure, so
 * the page navigates. Otherwise, the next click retries.
 * @param url URL to open, by default this page
 * @returns whether the page navigates
 */
export async function handleMissingScript(url: string = location.href): Promise<boolean> {
  const isOtherPage = new URL(url, location.href).pathname !== location.pathname;
  const canNavigate = (isOtherPage || !isReloaded()) && (await isSiteReachable());
  if (!canNavigate) toast({ variant: 'error', message: siteMessages.scriptMissing });
  else if (isOtherPage) location.assign(url);
  else location.reload();
  return canNavigate;
}
