import type { ScaleClosing } from '../../../domain/closings/verdicts';
import { Scale } from './Scale';

/** Renders which licence a product needs, from light to heavy. */
export default function Licences(section: ScaleClosing) {
  return <Scale {...section} ask="licences" />;
}
