export { Reset as default } from '../../../components/admin/entry/Reset';
