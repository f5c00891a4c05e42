import { applyEditedText } from '../../../content/answers/apply-edited-text';
import { licences } from '../../../content/closings/licences';
import { Scale } from './Scale';

/** Renders which licence a product needs, from light to heavy. */
export default function Licences(written: object) {
  return <Scale {...applyEditedText(licences, written)} kind={licences.kind} />;
}
