export { Calendar as default } from '../../../components/admin/publishing/Calendar';
