import { Spinner } from '../components/ui/Spinner';
import { veil } from './frame.css';

/** Covers the page while a form's script loads. */
export const FormLoading = () => (
  <div className={veil}>
    <Spinner />
  </div>
);
