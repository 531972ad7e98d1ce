import { Group } from 'three';
import type { SceneResources } from '../resources/sceneResources';
import type { SceneView } from '../view/sceneView';
import { AnchorMarksLayer } from './anchorMarksLayer';
import { ArrowsLayer } from './arrowsLayer';
import { BricksLayer } from './bricksLayer';
import { CarriedTileLayer } from './carriedTileLayer';
import { CoordinatesLayer } from './coordinatesLayer';
import { CrossCheckLayer } from './crossCheckLayer';
import { CursorLayer } from './cursorLayer';
import { FlawsLayer } from './flawsLayer';
import { FrameLayer } from './frameLayer';
import { HighlightsLayer } from './highlightsLayer';
import { LitSquaresLayer } from './litSquaresLayer';
import { OutlinedTilesLayer } from './outlinedTilesLayer';
import { RackLayer } from './rackLayer';
import type { SceneLayer } from './sceneLayer';
import { SquaresLayer } from './squaresLayer';
import { TableLayer } from './tableLayer';
import { TilesLayer } from './tilesLayer';
import { WalkLayer } from './walkLayer';

/** Everything that can be seen, as one layer of layers. */
export function createSceneLayers(resources: SceneResources): SceneLayer<SceneView> {
  const layers: ReadonlyArray<SceneLayer<SceneView>> = [
    new TableLayer(resources),
    new FrameLayer(resources),
    new CoordinatesLayer(resources),
    new SquaresLayer(resources),
    new BricksLayer(resources),
    new CrossCheckLayer(resources),
    new OutlinedTilesLayer(resources),
    new TilesLayer(resources),
    new RackLayer(resources),
    new AnchorMarksLayer(resources),
    new HighlightsLayer(resources),
    new ArrowsLayer(resources.fineness),
    new CursorLayer(resources),
    new WalkLayer(resources),
    new FlawsLayer(resources),
    new LitSquaresLayer(resources),
    new CarriedTileLayer(resources),
  ];
  const object3d = new Group();
  object3d.add(...layers.map((layer) => layer.object3d));
  return {
    object3d,
    update(view, phase) {
      for (const layer of layers) layer.update(view, phase);
    },
    dispose() {
      for (const layer of layers) layer.dispose();
    },
  };
}
