/** Why there is no 3D board. */
export interface SceneFailure {
  readonly message: string;
  /** Whether a page that is loaded anew may have a 3D board. */
  readonly canTryAgain: boolean;
}
