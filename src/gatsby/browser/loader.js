import { PageResourceStatus, ProdLoader as GatsbyLoader } from '../../../.cache/loader';

export * from '../../../.cache/loader';
export { default } from '../../../.cache/loader';

/** Takes a response of 500 for an error. Gatsby 5.16 requests the data of `/500.html` instead, again and again where these fail as well. */
export class ProdLoader extends GatsbyLoader {
  fetchPageDataJson(request) {
    return request.internalServerError
      ? Promise.resolve({ ...request, status: PageResourceStatus.Error })
      : super.fetchPageDataJson(request);
  }
}
