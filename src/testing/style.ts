/** Stands in for stylesheets and other files that webpack would turn into addresses. */
export default 'file';
