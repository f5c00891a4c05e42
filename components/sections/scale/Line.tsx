import { withWords } from '../../../content/answers/with-words';
import { licences } from '../../../content/closings/licences';
import { Scale } from './Scale';

/** Renders which licence a product needs, from light to heavy. */
export default function Licences(written: object) {
  return <Scale {...withWords(licences, written)} kind={licences.kind} />;
}
