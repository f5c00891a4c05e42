import { Spinner } from '../components/ui/Spinner';
import { veil } from './frame.css';

/** Over the page while the script of a form is on its way. */
export const FormOpening = () => (
  <div className={veil}>
    <Spinner />
  </div>
);
