import { licences } from '../../content/closings/licences';
import { Scale } from './Scale';

/** Which licence a product needs, from light to heavy. */
export default function Licences() {
  return <Scale {...licences} />;
}
