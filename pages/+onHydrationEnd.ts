import { HYDRATED_EVENT } from '../domain/hydration';

/** Tells the start script, and whoever tests the page, that the application is there. */
export default function onHydrationEnd() {
  document.documentElement.dataset.hydrated = '';
  document.dispatchEvent(new Event(HYDRATED_EVENT));
}
