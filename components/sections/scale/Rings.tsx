import type { ScaleClosing } from '../../../domain/closings/verdicts';
import { Scale } from './Scale';

export default function StackAge(section: ScaleClosing) {
  return <Scale {...section} closingKind="stackAge" />;
}
