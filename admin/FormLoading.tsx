import { Spinner } from '../components/ui/Spinner';
import { overlay } from './frame.css';

/** Covers the page while a form's script loads. */
export const FormLoading = () => (
  <div className={overlay}>
    <Spinner />
  </div>
);
