import type { ScaleClosing } from '../../../domain/closings/verdicts';
import { Scale } from './Scale';

export default function Licences(section: ScaleClosing) {
  return <Scale {...section} closingKind="licences" />;
}
