import { HYDRATED_EVENT } from '../domain/hydration';

/** Notifies the start script and tests that the application is ready. */
export default function onHydrationEnd() {
  document.documentElement.dataset.hydrated = '';
  document.dispatchEvent(new Event(HYDRATED_EVENT));
}
