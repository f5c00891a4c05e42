export default '/article/@slug';
