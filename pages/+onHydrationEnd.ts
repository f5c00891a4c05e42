import { HYDRATED_EVENT } from '../domain/hydration';

/** Signals to the start script and the tests that the application is ready. */
export default function onHydrationEnd() {
  document.documentElement.dataset.hydrated = '';
  document.dispatchEvent(new Event(HYDRATED_EVENT));
}
